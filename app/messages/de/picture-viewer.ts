import type { pictureViewerMessages } from '../picture-viewer.ts'

export default {
  closePictures: 'Bilder schließen',
  largePicturesOf: ({ title }) => `Große Bilder von ${title}`,
  nextPicture: 'Nächstes Bild',
  picturePosition: ({ position, count }) => `<hidden>Bild </hidden>${position} von ${count}<alt></alt>`,
  previousPicture: 'Vorheriges Bild',
  showPicture: ({ position }) => `Bild ${position} zeigen`,
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
} satisfies typeof pictureViewerMessages
