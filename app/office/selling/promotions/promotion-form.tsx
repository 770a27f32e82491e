import type { MouseEvent } from 'react'
import { Form, useFetcher, useLocation } from 'react-router'
import { frameMessages } from '#messages/office/frame.ts'
import { promotionMessages as texts } from '#messages/office/promotions.ts'
import { officeRecordMessages } from '#messages/office/records.ts'
import { RecordRows } from '../../records/fields/record-rows.tsx'
import { recordListPath } from '../../records/record-paths.ts'
import { DraftForm } from '../../ui/form/draft-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import styles from './promotion-form.module.css'
import type { loadPromotionForm, PromotionAnswer } from './promotion-page.server.ts'
import { TryCart } from './try-cart.tsx'
import { TryOutcomeTable } from './try-outcome.tsx'

interface PromotionFormProps extends Awaited<ReturnType<typeof loadPromotionForm>> {
  answer: PromotionAnswer | undefined
}

/** The form of a promotion, and beside it a cart to try it on. */
export function PromotionForm(props: PromotionFormProps) {
  const { kind, isNew, values, controls, staffId, answer, ...facts } = props
  const list = recordListPath(kind)
  const path = useLocation().pathname.replace(/\/try$/, isNew ? '/new' : '')
  const tryPath = isNew ? `${list}/try` : `${path}/try`
  const trying = useTry(tryPath)
  const tried = trying.answer?.tried ?? answer?.tried ?? props.tried
  const errors = { ...answer?.errors, ...trying.answer?.errors }
  const title = isNew ? texts.add : values.title!
  return (
    <>
      <PageHead
        title={title}
        trail={[
          { to: '/office/selling', label: frameMessages.pages.selling },
          { to: list, label: texts.title },
        ]}
        actions={
          !isNew && (
            <Form method="post" action={`${path}/remove`}>
              <button type="submit" className="button outlined">
                {officeRecordMessages.remove}
              </button>
            </Form>
          )
        }
      />
      <DraftForm
        draftKey={`${staffId}:promotion-${path}`}
        version={JSON.stringify(values)}
        shown={values}
        answer={answer}
        action={path}
        errors={errors}
        says={texts.says}
      >
        {/* The Enter key presses the first button, which must not save what is only tried. */}
        <button
          type="submit"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          formAction={tryPath}
          onClick={trying.onClick}
        >
          {texts.try.button}
        </button>
        <div className={styles.split}>
          <div className={styles.fields}>
            <RecordRows
              controls={controls}
              facts={{ ...facts, titles: {} }}
              values={values}
              answer={{ typed: answer?.typed ?? {}, errors }}
            />
          </div>
          <section className={styles.try} aria-labelledby="try" data-no-draft>
            <h2 id="try">{texts.try.title}</h2>
            <p className="muted small">{texts.try.intro}</p>
            <TryCart tried={tried} tryPath={tryPath} onTry={trying.onClick} />
            {Object.keys(errors).length > 0 && <p role="alert">{texts.try.fixFields}</p>}
            <TryOutcomeTable outcome={tried.outcome} isEmpty={tried.items.length === 0} />
          </section>
        </div>
      </DraftForm>
    </>
  )
}

/** Tries a promotion without leaving its form, where there is JavaScript. */
function useTry(path: string) {
  const fetcher = useFetcher<PromotionAnswer>()
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    const { form } = event.currentTarget
    if (form) fetcher.submit(new FormData(form, event.currentTarget), { method: 'post', action: path })
  }
  return { answer: fetcher.data, onClick }
}
