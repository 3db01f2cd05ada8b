import { lazy, Suspense } from 'react';
import { Platform } from 'react-native';
import { Lobby } from './Lobby';

// Development builds only: elsewhere the branch, and the gallery with it, is left out of the bundle.
const Gallery = __DEV__ ? lazy(() => import('./gallery/Gallery')) : null;

/** In a browser, at an address that ends in ?gallery. */
function wantsGallery(): boolean {
  return Platform.OS === 'web' && new URLSearchParams(window.location.search).has('gallery');
}

export function Screens() {
  if (Gallery !== null && wantsGallery()) {
    return (
      <Suspense>
        <Gallery />
      </Suspense>
    );
  }
  return <Lobby />;
}
