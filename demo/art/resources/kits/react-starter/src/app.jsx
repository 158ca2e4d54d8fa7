import { useState } from 'react';
import { TaskForm } from './task-form.jsx';
import { TaskItem } from './task-item.jsx';

const firstTasks = [
  { id: 1, title: 'مشاهدة درس المكوّنات', done: true },
  { id: 2, title: 'إكمال هذا المشروع', done: false },
];

export function App() {
  const [tasks, setTasks] = useState(firstTasks);

  function add(title) {
    setTasks([...tasks, { id: Date.now(), title, done: false }]);
  }

  function toggle(id) {
    setTasks(tasks.map((task) => (task.id === id ? { ...task, done: !task.done } : task)));
  }

  return (
    <main>
      <h1>قائمة المهام</h1>
      <TaskForm onAdd={add} />
      <ul>
        {tasks.map((task) => (
          <TaskItem key={task.id} task={task} onToggle={() => toggle(task.id)} />
        ))}
      </ul>
    </main>
  );
}
