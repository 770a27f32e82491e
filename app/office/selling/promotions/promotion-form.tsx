import { Form } from 'react-router'
import { frameMessages } from '#messages/office/frame.ts'
import { promotionMessages as texts } from '#messages/office/promotions.ts'
import type { FieldTexts } from '../../records/record-texts.ts'
import { DraftForm } from '../../ui/form/draft-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { promotionsPath } from './promotion-args.ts'
import styles from './promotion-form.module.css'
import { PromotionInputs } from './promotion-inputs.tsx'
import type { PromotionAnswer } from './save-promotion.server.ts'
import { TryCart } from './try-cart.tsx'
import { TryOutcomeTable } from './try-outcome.tsx'
import type { TryView } from './try-view.server.ts'
import { useTry } from './use-try.ts'

interface PromotionFormProps {
  path: string
  isNew: boolean
  values: FieldTexts
  categories: readonly { value: string; label: string }[]
  timeZone: string
  staffId: number
  tried: TryView
  answer: PromotionAnswer | undefined
}

/** The form of a promotion, and beside it a cart to try it on. */
export function PromotionForm(props: PromotionFormProps) {
  const { path, isNew, values, categories, timeZone, staffId, answer } = props
  const tryPath = isNew ? `${promotionsPath}/try` : `${path}/try`
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
          { to: promotionsPath, label: texts.title },
        ]}
        actions={
          !isNew && (
            <Form method="post" action={`${path}/remove`}>
              <button type="submit" className="button outlined">
                {texts.remove}
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
            <PromotionInputs
              values={{ ...values, ...answer?.typed }}
              errors={errors}
              categories={categories}
              timeZone={timeZone}
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
