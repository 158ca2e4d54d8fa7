export function TaskItem({ task, onToggle }) {
  return (
    <li>
      <label className={task.done ? 'done' : ''}>
        <input type="checkbox" checked={task.done} onChange={onToggle} />
        {task.title}
      </label>
    </li>
  );
}
