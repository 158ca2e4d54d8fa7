import { Outlet, type RouteObject, useRoutes } from 'react-router';
import { StudioLayout } from './frame/studio-layout.tsx';
import { UploadTray } from './media/uploads/upload-tray.tsx';
import { barePages, studioPages } from './pages.ts';

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
  return useRoutes(routes);
}
