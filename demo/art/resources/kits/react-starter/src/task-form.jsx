import { useState } from 'react';

export function TaskForm({ onAdd }) {
  const [title, setTitle] = useState('');

  function submit(event) {
    event.preventDefault();
    const text = title.trim();
    if (!text) return;
    onAdd(text);
    setTitle('');
  }

  return (
    <form onSubmit={submit}>
      <label htmlFor="title">مهمّة جديدة</label>
      <div className="row">
        <input id="title" value={title} onChange={(event) => setTitle(event.target.value)} />
        <button type="submit">إضافة</button>
      </div>
    </form>
  );
}
