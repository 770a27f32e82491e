import { type ChangeEvent, type FormEvent, useState } from 'react'
import { reviewLimits } from '../../../commerce/reviews/review.ts'
import { reviewFormMessages as messages } from '../../../messages/review-form.ts'
import { maxPictureMegabytes } from './review-view.ts'

/** Says at once what is wrong with the chosen pictures: the shop would refuse a form that is too large, with all its texts. */
export function usePictureCheck(refused: string | undefined) {
  /** Undefined until pictures are chosen, empty if they are right. */
  const [found, setFound] = useState<string>()
  const check = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) =>
    setFound(pictureError([...(files ?? [])]))
  const blockSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!found) return
    event.preventDefault()
    document.getElementById('pictures')?.focus()
  }
  return { error: found === undefined ? refused : found || undefined, check, blockSubmit }
}

function pictureError(files: readonly File[]): string {
  if (files.length > reviewLimits.pictures) return messages.tooManyPictures({ max: reviewLimits.pictures })
  const isTooLarge = files.some(({ size }) => size > maxPictureMegabytes * 1_000_000)
  return isTooLarge ? messages.pictureTooLarge({ megabytes: maxPictureMegabytes }) : ''
}
