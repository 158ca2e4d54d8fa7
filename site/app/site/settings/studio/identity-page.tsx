import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusField } from '#studio-kit/frame/use-field-of-hash.ts';
import { SettingsElsewhere } from '#studio-kit/settings/elsewhere.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { SiteSettingsPage } from './site-settings-page.tsx';

/** The settings' first page. */
export default function IdentityPage() {
  return (
    <SiteSettingsPage
      subject="identity"
      more={<SettingsElsewhere subject="identity" title="في صفحات أخرى" />}
    >
      {(edited, locked) => (
        <>
          <FocusOnName />
          <IdentityFields edited={edited} locked={locked} />
        </>
      )}
    </SiteSettingsPage>
  );
}

const desk = '(pointer: fine) and (width >= 64rem) and (height >= 40rem)';

/**
 * Puts the focus into the first field, so that a change of the name takes no press; not where a keyboard would rise, nor in a
 * window that would have to scroll the page's title away for it.
 */
function FocusOnName() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '' && matchMedia(desk).matches) focusField('name');
  }, [hash]);
  return null;
}
