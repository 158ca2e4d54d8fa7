import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { errorText, isMissing } from '#platform/api/api-error.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { OfflineIcon, RetryIcon, SearchIcon } from '#ui/ornament/icons.ts';

interface DetailMissingProps {
  error: Error;
  texts: {
    /** «الخدمة غير موجودة» */
    title: string;
    /** «الخدمة التي تبحث عنها غير موجودة أو تمت إزالتها» */
    gone: string;
    /** «تعذر فتح الخدمة» */
    failed: string;
  };
  list: { to: string; label: string };
  retrying: boolean;
  onRetry(): void;
}

/**
 * Shown in place of a detail page whose item does not exist. A failed call also shows it
 * (docs/behaviour/services.md#page), but with its error and a retry button: the item may well exist.
 */
export function DetailMissing({ error, texts, list, retrying, onRetry }: DetailMissingProps) {
  if (isMissing(error)) {
    return (
      <Missing icon={<SearchIcon />} title={texts.title} description={`${texts.gone}.`}>
        <Button asChild>
          <Link to={list.to}>{list.label}</Link>
        </Button>
      </Missing>
    );
  }
  return (
    <Missing
      icon={<OfflineIcon />}
      title={texts.failed}
      description={`${sentence(errorText(error))} وإن تكرر الأمر فلعل ${texts.gone}.`}
    >
      <Button
        icon={<RetryIcon className="size-5" />}
        loading={retrying}
        loadingLabel="جارٍ المحاولة…"
        onClick={onRetry}
      >
        أعد المحاولة
      </Button>
      <Button asChild variant="secondary">
        <Link to={list.to}>{list.label}</Link>
      </Button>
    </Missing>
  );
}

/** Some servers end their messages with a period, others do not. */
const sentence = (text: string) => (/[.!؟…]$/.test(text) ? text : `${text}.`);

interface MissingProps {
  icon: ReactNode;
  title: string;
  description: string;
  children: ReactNode;
}

function Missing({ icon, title, description, children }: MissingProps) {
  return (
    <div className="page-width py-8 sm:py-12">
      <EmptyState
        headingLevel={1}
        icon={icon}
        title={title}
        description={description}
        action={children}
        className="mx-auto max-w-2xl rounded-2xl border border-line bg-raised"
      />
    </div>
  );
}
