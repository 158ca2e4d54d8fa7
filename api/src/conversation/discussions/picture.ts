/** A question and its replies take pictures only, while the chat takes other attachments too. */
export const picturesOnly = {
  types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'],
  refused: 'لا يمكن إرفاق هذا النوع من الملفات بالاستفسار. أرفق صورة.',
} as const;
