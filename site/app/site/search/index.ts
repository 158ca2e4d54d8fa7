export { SearchDialog } from './dialog/search-dialog.tsx';
