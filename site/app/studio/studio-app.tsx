import { Outlet, type RouteObject, useRoutes } from 'react-router';
import { UploadTray } from '#content/media/studio/uploads/upload-tray.tsx';
import { StudioParts } from '#studio-kit/part/use-parts.ts';
import { barePages, studioPages } from './pages.ts';
import { allParts } from './parts.ts';
import { StudioLayout } from './studio-layout.tsx';

function Layout() {
  return (
    <StudioLayout tray={<UploadTray />}>
      <Outlet />
    </StudioLayout>
  );
}

const routes: RouteObject[] = [...barePages, { Component: Layout, children: studioPages }];

/** The studio: its pages in its layout. Loaded only for those who may open it. */
export default function StudioApp() {
  return <StudioParts value={allParts}>{useRoutes(routes)}</StudioParts>;
}
