import { createContext, useContext } from 'react';

export interface FieldState {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldState | null>(null);

/** The attributes that connect a control with the Field around it; attributes of the caller take precedence. */
export function useFieldControl(own: { id?: string; required?: boolean }) {
  const field = useContext(FieldContext);
  if (!field) return own;
  return {
    id: own.id ?? field.id,
    required: own.required ?? (field.required || undefined),
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
}
