/**
 * Returns the flags with which PostgreSQL is started: durable, quiet, small, and reachable only through a private Unix
 * socket. They are passed at every start, so that a new release's values apply to existing clusters.
 * @param major the major version to start; an older one, during an upgrade, lacks some settings
 */
export function serverFlags(socketFolder: string, major = '18'): string[] {
  const settings = {
    listen_addresses: '',
    // The setting is a list, so the name is quoted: it may contain commas and spaces.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: '5432', // only names the socket's file

    // Each process opens up to 12.
    max_connections: '80',
    shared_buffers: '16MB',
    huge_pages: 'off',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    effective_cache_size: '256MB',
    random_page_cost: '1.1',
    max_wal_size: '256MB',
    min_wal_size: '32MB',

    // Every unneeded background process costs 5 to 15 MB.
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
    // Error details quote rows with people's addresses.
    log_error_verbosity: 'terse',
    log_line_prefix: '%m [%p] ',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
