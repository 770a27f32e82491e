import { inLanguage } from './in-language.ts'

export const pictureViewerMessages = inLanguage({
  closePictures: 'Close pictures',
  largePicturesOf: ({ title }: { title: string }) => `Large pictures of ${title}`,
  nextPicture: 'Next picture',
  picturePosition: ({ position, count }: { position: number; count: number }) =>
    `<hidden>Picture </hidden>${position} of ${count}<alt></alt>`,
  previousPicture: 'Previous picture',
  showPicture: ({ position }: { position: number }) => `Show picture ${position}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
})
