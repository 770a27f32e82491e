import { href, Link } from 'react-router'
import { orderCaseMessages as texts } from '#messages/office/order-cases.ts'
import { Block } from '#office/ui/block.tsx'
import { KeptForm } from '#office/ui/form/kept-form.tsx'
import { Check, TextArea } from '#office/ui/form/office-field.tsx'
import styles from './order-cases.module.css'
import type { OrderCaseView } from './order-cases-view.server.ts'

interface OrderCasesProps {
  cases: readonly OrderCaseView[]
  number: string
  email: string
  /** Whether this person may answer, and receive and refund. */
  may: { edit: boolean; refund: boolean }
}

/** The returns and warranty claims of an order, with the forms that answer them. */
export function StaffOrderCases({ cases, number, email, may }: OrderCasesProps) {
  if (cases.length === 0) return null
  return (
    <Block title={texts.title}>
      <ul className={styles.cases}>
        {cases.map(one => (
          <li key={one.number} id={one.number}>
            <h3>{one.title}</h3>
            {one.text !== '' && <p>{one.text}</p>}
            {one.said !== '' && <p className={styles.said}>{one.said}</p>}
            {may.edit && one.links.length > 0 && (
              <p className="actions">
                {one.links.map(({ to, label }) => (
                  <Link key={to} className="link" to={to}>
                    {label}
                  </Link>
                ))}
              </p>
            )}
            {may.edit && (one.canAccept || one.canDecline || one.canAnswer) && (
              <CaseAnswer one={one} number={number} email={email} />
            )}
            {may.refund && one.receive && (
              // Each package presets what is still to come.
              <ReceiveForm
                key={one.receive.arrivals}
                receive={one.receive}
                number={number}
                returned={one.number}
              />
            )}
          </li>
        ))}
      </ul>
    </Block>
  )
}

interface ReceiveFormProps {
  receive: NonNullable<OrderCaseView['receive']>
  number: string
  /** The number of the return. */
  returned: string
}

/** How many of each line came, and how many of those are damaged. All are preset as arrived in good condition. */
function ReceiveForm({ receive, number, returned }: ReceiveFormProps) {
  const action = href('/office/orders/:number/returns/:return/receive', { number, return: returned })
  return (
    <KeptForm name={`receive-${returned}-${receive.arrivals}`} className={styles.receive} action={action}>
      <input type="hidden" name="seenArrivals" value={receive.arrivals} />
      <table className={styles.arrivals}>
        <thead>
          <tr>
            <th scope="col">{texts.itemColumn}</th>
            <th scope="col">{texts.arrivedColumn}</th>
            <th scope="col">{texts.damagedColumn}</th>
          </tr>
        </thead>
        <tbody>
          {receive.lines.map(({ id, title, open, damaged }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td>
                <Units name={`arrived-${id}`} label={texts.arrivedOf({ title })} value={open} />{' '}
                <span className="muted">{texts.ofOpen({ count: open })}</span>
              </td>
              <td>
                <Units name={`damaged-${id}`} label={texts.damagedOf({ title })} value={damaged} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Check name="closesRest" value="yes" label={texts.closesRest} />
      <div className="actions">
        <button className="button outlined" type="submit">
          {receive.label}
        </button>
        <span className="muted">{receive.hint}</span>
      </div>
    </KeptForm>
  )
}

function Units({ name, label, value }: { name: string; label: string; value: number }) {
  return (
    <input
      className="box"
      inputMode="numeric"
      maxLength={10}
      name={name}
      defaultValue={value}
      aria-label={label}
    />
  )
}

/** One message with a button for each answer. */
function CaseAnswer({
  one,
  number,
  email,
}: Pick<OrderCasesProps, 'number' | 'email'> & { one: OrderCaseView }) {
  const id = `answer-${one.number}`
  const returned = { number, return: one.number }
  const accept = href('/office/orders/:number/returns/:return/accept', returned)
  const decline = href('/office/orders/:number/returns/:return/decline', returned)
  const claim = href('/office/orders/:number/claims/:claim/answer', { number, claim: one.number })
  return (
    <KeptForm name={id} className={styles.answer} action={one.canAnswer ? claim : decline}>
      <TextArea
        id={id}
        name="message"
        label={`${texts.message}, ${one.number}`}
        hint={(one.canAnswer ? texts.claimHint : texts.messageHint)({ email })}
        maxLength={1500}
        required={one.canAnswer}
      />
      <div className="actions">
        {one.canAnswer && (
          <button className="button outlined" type="submit">
            {texts.answerClaim}
          </button>
        )}
        {one.canAccept && (
          <button className="button outlined" type="submit" formAction={accept}>
            {texts.accept}
          </button>
        )}
        {one.canDecline && (
          <button className="button bare" type="submit">
            {texts.decline}
          </button>
        )}
      </div>
    </KeptForm>
  )
}
