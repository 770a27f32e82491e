import {
  emailLogoWidth,
  emailPictureWidth,
  type Picture,
  pictureUrl,
} from '#commerce/catalog/pictures/picture.ts'
import { fitLogo, type Logo } from '#commerce/content/theme/logo.ts'

/** A JPEG at an absolute URL, because many email clients show nothing newer. Sizes are in CSS pixels. */
export interface EmailPicture {
  url: string
  width: number
  height: number
  alt: string
}

const shownWidth = emailPictureWidth / 2

/** The URL is the same in every email, so fetching it doesn't tell who reads. */
export function emailPicture(url: string, picture: Picture | null | undefined): EmailPicture | null {
  if (!picture) return null
  const { hash, width, height, alt } = picture
  return {
    url: url + pictureUrl({ hash, width: emailPictureWidth, format: 'jpeg' }),
    width: shownWidth,
    height: Math.round((shownWidth * height) / width),
    alt,
  }
}

/** The logo as a JPEG on white, at its size in the shop's header. */
export function emailLogo(url: string, logo: Logo | null, name: string): EmailPicture | null {
  if (!logo) return null
  const file = pictureUrl({ hash: logo.hash, width: emailLogoWidth, format: 'jpeg' })
  return { url: url + file, ...fitLogo(logo), alt: name }
}
