import type { SetupFacts, SetupState, SetupStep } from '#commerce/running/setup/setup.ts'
import { formatCountry, formatList, formatPrice } from '#messages/format.ts'
import { legalPageMessages } from '#messages/office/legal-pages.ts'
import { setupMessages as texts } from '#messages/office/setup.ts'
import { Status } from '../ui/status-dial.tsx'
import styles from './setup-page.module.css'
import { type SetupStepProps, StepAction } from './step-action.tsx'

interface SetupListProps extends SetupStepProps {
  states: readonly SetupState[]
  /** In a demo, the first step isn't the next one. */
  isDemo: boolean
}

/** Each step with its state, in a sentence, and one action. */
export function SetupList(props: SetupListProps) {
  const { states, isDemo } = props
  const missing = states.find(({ problem }) => problem !== null && problem !== 'sending')
  const next = isDemo ? undefined : missing?.step
  return (
    <ol className={`${styles.steps} tall-links`}>
      {states.map(state => (
        <li key={state.step} className={state.problem === null ? styles.done : undefined}>
          <div>
            <h2>{texts.steps[state.step]}</h2>
            <StepStatus {...state} />
          </div>
          <p>{sentenceOf(state, props.facts)}</p>
          <div className="actions">
            <StepAction state={state} isNext={state.step === next} {...props} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function StepStatus({ problem }: SetupState) {
  if (problem === null) return <Status dial="done">{texts.done}</Status>
  if (problem === 'sending') return <Status dial="half">{texts.waiting}</Status>
  return <Status dial="ring">{texts.missing}</Status>
}

function sentenceOf({ step, problem }: SetupState, facts: SetupFacts): string {
  const { works, problems, serverSaid } = texts
  if (problem === 'nothing-to-buy') return problems[problem](facts.draft!.title)
  if (problem === 'no-text') {
    const unwritten = facts.pages.filter(({ isWritten }) => !isWritten)
    return problems[problem](formatList(unwritten.map(({ kind }) => legalPageMessages.kinds[kind])))
  }
  if (problem !== null) {
    const error = problem === 'not-delivered' ? facts.testEmail?.error : null
    return error ? `${problems[problem]} ${serverSaid(error)}` : problems[problem]
  }
  const [offer] = facts.delivery
  const sentences: Record<SetupStep, () => string> = {
    shop: () => works.shop(facts.name, formatCountry(facts.country)),
    taxes: () => (facts.taxRates > 0 ? works.rates(facts.taxRates) : works.untaxed),
    delivery: () =>
      works.delivery(
        offer!.name,
        offer!.price === 0 ? null : formatPrice(offer!.price),
        formatCountry(facts.country),
      ),
    payment: () => (facts.online && !facts.online.isTest ? works.online : works.bank),
    email: () => works.email(facts.testEmail!.to),
    product: () => works.product(facts.product!.title, formatPrice(facts.product!.price)),
    pages: () => works.pages,
  }
  return sentences[step]()
}
