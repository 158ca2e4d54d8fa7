/**
 * How PostgreSQL is started: durable, silent, reachable only through a private Unix socket, and small.
 * Given on the command line at every start, so that a new release's values reach clusters that exist.
 * @param major of the PostgreSQL that is started; an older one, whose content is moved over, knows less settings
 */
export function serverFlags(socketFolder: string, major = '18'): string[] {
  const settings = {
    listen_addresses: '',
    // A list: a quoted name may hold commas and spaces.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: '5432', // only names the socket's file

    max_connections: '40',
    shared_buffers: '16MB',
    huge_pages: 'off',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    effective_cache_size: '256MB',
    random_page_cost: '1.1',
    max_wal_size: '256MB',
    min_wal_size: '32MB',

    // Every background process that is not needed costs 5 to 15 MB.
    max_worker_processes: '2',
    max_parallel_workers: '0',
    max_parallel_workers_per_gather: '0',
    max_parallel_maintenance_workers: '0',
    max_logical_replication_workers: '0',
    autovacuum_max_workers: '2',
    jit: 'off',
    ...(Number(major) >= 18 && { io_method: 'sync', autovacuum_worker_slots: '2' }),

    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    // The details of an error quote the row, and with it people's addresses.
    log_error_verbosity: 'terse',
    log_line_prefix: '%m [%p] ',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
