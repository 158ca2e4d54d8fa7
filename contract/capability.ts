/** What a person may do. Lectures and questions are part of their course and have no capabilities of their own. */
export type Capability =
  | 'studio:open'
  | 'settings:edit'
  | 'people:manage'
  | 'selling:manage'
  | 'skill:edit'
  | 'order:answer'
  | 'contact:answer'
  | 'course:watch'
  | 'course:answer'
  | 'course:mark'
  | 'course:staff'
  | 'course:announce'
  | 'announce:all'
  | 'course:moderate'
  | 'course:enrol'
  | 'course:certify'
  | `${'course' | 'article' | 'service' | 'project' | 'page'}:${'create' | 'edit' | 'publish' | 'remove'}`;
