import { sentPictureTypes } from '#commerce/catalog/pictures/picture-signature.ts'
import { listField, optionalField } from '#commerce/editing/input/field.server.ts'
import type { InputError, InputErrors } from '#commerce/editing/input/input-error.ts'
import { flagField, wholeNumberField } from '#commerce/editing/input/number-fields.server.ts'
import { textField } from '#commerce/editing/input/text-fields.server.ts'
import { reviewLimits } from '#commerce/people/reviews/review.ts'
import { inputErrorText } from '#messages/input-errors.ts'
import { reviewFormMessages as messages } from '#messages/review-form.ts'
import {
  maxPictureMegabytes,
  type ReviewErrorTexts,
  type ReviewField,
  reviewFormFields,
} from './review-view.ts'

export const reviewFields = {
  stars: wholeNumberField({ min: 1, max: 5 }),
  title: textField({ max: reviewLimits.title }),
  body: textField({ max: reviewLimits.body, lines: true }),
  author: textField({ max: reviewLimits.author }),
  /** The hashes of pictures. */
  remove: listField(textField({ max: 24 }), { max: reviewLimits.pictures }),
  /** Whether the form showed the review that it replaces. */
  edit: optionalField(flagField, false),
}

export const reviewFiles = {
  pictures: {
    maxFiles: reviewLimits.pictures,
    maxBytes: maxPictureMegabytes * 1_000_000,
    contentTypes: sentPictureTypes,
  },
}

/** The texts beside the fields that people fill in. */
export function reviewErrorTexts(errors: InputErrors): ReviewErrorTexts {
  return Object.fromEntries(
    reviewFormFields.flatMap(field => {
      const error = errors[field]
      return error ? [[field, errorText(field, error)]] : []
    }),
  )
}

function errorText(field: ReviewField, error: InputError): string {
  if (field === 'pictures') return pictureErrorText(error)
  if (field === 'stars' || error.code === 'missing') return messages.missing[field]
  if (error.code === 'too-long') return messages.tooLong({ max: reviewLimits[field] })
  return inputErrorText(error)
}

function pictureErrorText(error: InputError): string {
  switch (error.code) {
    case 'too-many-files':
      return messages.tooManyPictures({ max: reviewLimits.pictures })
    case 'file-too-large':
      return messages.pictureTooLarge({ megabytes: maxPictureMegabytes })
    case 'wrong-file-type':
      return messages.wrongPictureType
    default:
      return inputErrorText(error)
  }
}
