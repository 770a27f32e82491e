import { href, Link } from 'react-router'
import type { ReturnRequestRefusal } from '#commerce/after-sale/returns/request-return.server.ts'
import { maxOpenReturns, maxReturnCommentLength, returnReasons } from '#commerce/after-sale/returns/return.ts'
import type { ReturnPreview } from '#commerce/after-sale/returns/return-preview.ts'
import { formatDate } from '#messages/format.ts'
import { orderMessages } from '#messages/orders.ts'
import { returnMessages } from '#messages/returns.ts'
import { sharedMessages } from '#messages/shared.ts'
import { SelectField } from '#ui/field/field.tsx'
import { TextAreaField } from '#ui/field/text-area-field.tsx'
import { FieldErrors, FormError } from '#ui/notice/form-errors.tsx'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import styles from '../order-form.module.css'
import { ReturnQuantities, type ReturnQuantityLine } from './return-quantities.tsx'

/** `seconds` is how long to wait before the next attempt. */
export type StartReturnError =
  | { reason: ReturnRequestRefusal | 'no-key' }
  | { reason: 'too-many'; seconds: number }

interface StartReturnScreenProps {
  token: string
  number: string
  /** The last day for a request. */
  until: string | undefined
  lines: readonly ReturnQuantityLine[]
  /** Whether the shop takes returns at all. */
  isOffered: boolean
  /** Undefined if nothing can be returned now. */
  preview: ReturnPreview | undefined
  currency: string
  /** Makes a repeated submission count once. */
  formKey: string
  answer:
    | {
        errors: StartReturnError[]
        typed: { reason: string; comment: string; key: string; quantities: Partial<Record<string, string>> }
      }
    | undefined
}

export function StartReturnScreen(props: StartReturnScreenProps) {
  const { token, number, until, lines, preview, currency, answer, formKey } = props
  if (!preview) return <ClosedReturns {...props} />
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>
        <RichText
          text={returnMessages.titleWithNumber({ number })}
          wrap={{ number: inner => <span className={styles.number}>{inner}</span> }}
        />
      </h1>
      {until !== undefined && <p>{returnMessages.requestBy({ date: formatDate(until) })}</p>}
      <ReturnForm {...{ token, lines, preview, currency, answer, formKey }} />
    </div>
  )
}

function ClosedReturns({ token, number, until, isOffered }: StartReturnScreenProps) {
  const reason = isOffered ? returnMessages.notDeliveredYet : returnMessages.refusals['not-offered']()
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{returnMessages.closedTitle}</h1>
      <p>{until === undefined ? reason : returnMessages.closed({ number, date: formatDate(until) })}</p>
      <p className={styles.buttons}>
        <BackToOrder token={token} />
      </p>
    </div>
  )
}

type ReturnField = 'lines' | 'comment'

/** The field of each refusal that is about one. */
const fieldOf: Partial<Record<StartReturnError['reason'], ReturnField>> = {
  'nothing-chosen': 'lines',
  'more-than-bought': 'lines',
  'comment-too-long': 'comment',
}

/** All errors; each that is about a field links to it. */
function ReturnErrors({ errors, firstLine }: { errors: StartReturnError[]; firstLine: string | undefined }) {
  const ofForm = errors.filter(({ reason }) => !fieldOf[reason])
  const ofFields = errors.flatMap(error => {
    const field = fieldOf[error.reason]
    const id = field === 'lines' ? firstLine : field
    return id === undefined ? [] : [{ field: id, text: errorText(error) }]
  })
  return (
    <>
      {ofForm.map(error => (
        <FormError key={error.reason} title={errorText(error)} />
      ))}
      <FieldErrors errors={ofFields} />
    </>
  )
}

type ReturnFormProps = Pick<StartReturnScreenProps, 'token' | 'lines' | 'currency' | 'answer' | 'formKey'> & {
  preview: ReturnPreview
}

function ReturnForm({ token, lines, preview, currency, answer, formKey }: ReturnFormProps) {
  const { typed, errors = [] } = answer ?? {}
  const errorAt = (field: ReturnField) => errors.find(({ reason }) => fieldOf[reason] === field)
  const commentError = errorAt('comment')
  return (
    <form method="post" className={styles.form} noValidate>
      <input type="hidden" name="key" value={typed?.key || formKey} />
      <ReturnErrors errors={errors} firstLine={lines[0]?.field} />
      <ReturnQuantities
        {...{ lines, preview, currency }}
        typed={typed?.quantities}
        isWrong={errorAt('lines') !== undefined}
      />
      <SelectField
        id="reason"
        name="reason"
        label={returnMessages.reason}
        optional
        options={returnReasons.map(code => ({ code, name: returnMessages.reasons[code] }))}
        emptyOption={returnMessages.noReason}
        defaultValue={typed?.reason ?? ''}
      />
      <TextAreaField
        id="comment"
        name="comment"
        label={returnMessages.comment}
        optional
        maxLength={maxReturnCommentLength}
        defaultValue={typed?.comment}
        error={commentError && errorText(commentError)}
      />
      <div className={styles.buttons}>
        <button type="submit" className="button">
          {returnMessages.request}
        </button>
        <BackToOrder token={token} />
      </div>
    </form>
  )
}

function BackToOrder({ token }: { token: string }) {
  return (
    <Link className="button quiet" to={href('/orders/:token', { token })}>
      {orderMessages.backToOrder}
    </Link>
  )
}

function errorText(error: StartReturnError): string {
  switch (error.reason) {
    case 'too-many':
      return sharedMessages.tooManyAttempts(error)
    case 'no-key':
      return orderMessages.staleForm
    case 'too-many-open':
      return returnMessages.refusals['too-many-open']({ max: maxOpenReturns })
    case 'comment-too-long':
      return returnMessages.refusals['comment-too-long']({ max: maxReturnCommentLength })
    default:
      return returnMessages.refusals[error.reason]()
  }
}
