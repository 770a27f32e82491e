import { type ChangeEvent, type FormEvent, useState } from 'react'
import { reviewLimits } from '#commerce/people/reviews/review.ts'
import { reviewFormMessages as messages } from '#messages/review-form.ts'
import { maxPictureMegabytes, type ReviewErrorTexts } from './review-view.ts'

export interface ReviewCheck {
  /** In the list above the form. */
  listed: ReviewErrorTexts
  /** Beside the fields. */
  errors: ReviewErrorTexts
  /** How often the form was stopped; a new list takes the focus. */
  stops: number
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onPictures: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Stops a form that the shop would refuse: browsers forget its pictures when another page comes. */
export function useReviewCheck(refused: ReviewErrorTexts = {}): ReviewCheck {
  const [{ listed, stops }, setStopped] = useState({ listed: refused, stops: 0 })
  /** Undefined until pictures are chosen, empty if they are right. */
  const [pictures, setPictures] = useState<string>()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const errors = missingTexts(new FormData(event.currentTarget))
    if (pictures) errors.pictures = pictures
    if (Object.keys(errors).length === 0) return
    event.preventDefault()
    setStopped({ listed: errors, stops: stops + 1 })
  }
  return {
    listed,
    errors: pictures === undefined ? listed : { ...listed, pictures: pictures || undefined },
    stops,
    onSubmit,
    onPictures: ({ currentTarget: { files } }) => setPictures(pictureError([...(files ?? [])])),
  }
}

function missingTexts(form: FormData): ReviewErrorTexts {
  const names = ['stars', 'title', 'body', 'author'] as const
  const missing = names.filter(name => String(form.get(name) ?? '').trim() === '')
  return Object.fromEntries(missing.map(name => [name, messages.missing[name]]))
}

function pictureError(files: readonly File[]): string {
  if (files.length > reviewLimits.pictures) return messages.tooManyPictures({ max: reviewLimits.pictures })
  const isTooLarge = files.some(({ size }) => size > maxPictureMegabytes * 1_000_000)
  return isTooLarge ? messages.pictureTooLarge({ megabytes: maxPictureMegabytes }) : ''
}
