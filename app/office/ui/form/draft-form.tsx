import { type ReactNode, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { officeFormMessages } from '#messages/office/forms.ts'
import { ConflictList } from './conflict-list.tsx'
import styles from './draft-form.module.css'
import { shownName, type UnsavedAnswer } from './edit-answer.ts'
import { useDraft } from './use-draft.ts'

export type FormErrors = Readonly<Record<string, string | undefined>>

interface DraftFormProps {
  /** Names the record among all forms, with the person: "3:product-12". */
  draftKey: string
  /** Of the values the page shows. A newer one renders the form anew. */
  version: string
  /** The values the page shows, by field: sent as JSON, to merge with what others save meanwhile. */
  shown?: Readonly<Record<string, string>>
  /** Why such a form comes back. */
  answer?: UnsavedAnswer | undefined
  action?: string
  /** For forms with files. */
  encType?: 'multipart/form-data'
  id?: string
  className?: string
  /** Why the shop refused it, by field; about the form as a whole under ''. */
  errors?: FormErrors
  /** Says what saving does: amounts, recipients of emails. */
  says?: ReactNode
  /** The label of the button. */
  save?: string
  /** The button after a review, which then is the filled one. */
  next?: { name: string; value: string; label: string } | undefined
  /** Whether the bar is there from the start: on a page that does one thing. */
  isStep?: boolean
  children: ReactNode
}

/** A form that keeps what is typed, with a bar to save or discard it. Without JavaScript the bar is always there. */
export function DraftForm(props: DraftFormProps) {
  const {
    draftKey,
    version,
    shown,
    answer,
    action,
    encType,
    id,
    className,
    errors = answer?.errors ?? {},
    says,
    save,
    next,
    isStep = false,
    children,
  } = props
  const form = useRef<HTMLFormElement>(null)
  const [discarded, setDiscarded] = useState(0)
  // After a conflict, the fields show what others saved: a field that kept its former text would overwrite that.
  const conflicts = answer?.conflicts ?? []
  const formVersion = `${version}:${discarded}:${conflicts.length > 0 ? JSON.stringify(conflicts) : ''}`
  const { isUnsaved, isRestored, discard } = useDraft(form, draftKey, formVersion)
  const { state } = useNavigation()
  const errorCount = countErrors(errors)
  const isRefused = errorCount + conflicts.length > 0 || Boolean(errors[''])
  const { discard: discardText, restored, unsaved } = officeFormMessages
  return (
    <Form
      key={formVersion}
      ref={form}
      method="post"
      action={action}
      encType={encType}
      id={id}
      className={`${styles.form} ${className ?? ''}`}
      data-unsaved={isUnsaved || isRefused || isStep || undefined}
    >
      <ShownValues shown={shown} answer={answer} />
      {children}
      <div className={`bottom-bar ${styles.bar}`}>
        <p>
          <Refusal text={errors['']} errorCount={errorCount} conflictCount={conflicts.length} />
          {isRestored ? restored : (says ?? unsaved)}
        </p>
        <div className="actions">
          {(isUnsaved || isRefused || !isStep) && (
            <button
              type="button"
              className={`button outlined ${styles.discard}`}
              onClick={() => {
                discard()
                setDiscarded(discarded + 1)
              }}
            >
              {discardText}
            </button>
          )}
          {next && (
            <button type="submit" className="button outlined" disabled={state === 'submitting'}>
              {save ?? officeFormMessages.save}
            </button>
          )}
          <button
            type="submit"
            className="button main"
            data-key="save"
            disabled={state === 'submitting'}
            name={next?.name}
            value={next?.value}
          >
            {next?.label ?? save ?? officeFormMessages.save}
            <kbd>Ctrl S</kbd>
          </button>
        </div>
      </div>
    </Form>
  )
}

/** What the form showed, for the merge with what others save meanwhile, and what they did save. */
function ShownValues({ shown, answer }: { [Name in 'shown' | 'answer']: DraftFormProps[Name] }) {
  if (!shown) return null
  return (
    <>
      <input type="hidden" name={shownName} value={JSON.stringify({ ...shown, ...answer?.base })} />
      <ConflictList conflicts={answer?.conflicts ?? []} />
    </>
  )
}

/** Errors of fields, without the one about the form as a whole. */
function countErrors(errors: FormErrors): number {
  return Object.entries(errors).filter(([name, text]) => name !== '' && text).length
}

interface RefusalProps {
  text: string | undefined
  errorCount: number
  conflictCount: number
}

/** Why the form as a whole was refused, and how many fields were. */
function Refusal({ text, errorCount, conflictCount }: RefusalProps) {
  return (
    <strong className="bad" role="alert">
      {text && `${text} `}
      {errorCount > 0 && `${officeFormMessages.needFix(errorCount)} `}
      {conflictCount > 0 && `${officeFormMessages.needChoice(conflictCount)} `}
    </strong>
  )
}
