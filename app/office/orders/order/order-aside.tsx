import { href, Link } from 'react-router'
import { orderPageMessages as texts } from '#messages/office/order-page.ts'
import { Block, Facts } from '../../ui/block.tsx'
import type { OrderPageView } from './order-page-view.server.ts'

/** The customer, the address, the money and the documents of an order. */
export function OrderAside({ view }: { view: OrderPageView }) {
  const { number, email, customer, address, delivery, payment, documents } = view
  return (
    <>
      <Block title={texts.customer}>
        <p>
          <b>{customer.name}</b>
        </p>
        <p>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
        {customer.phone !== '' && <p>{customer.phone}</p>}
        <p className="muted">{customer.totals}</p>
      </Block>
      <Block title={texts.shipTo}>
        <address>
          {address.map((line, index) => (
            <div key={index}>{line}</div>
          ))}
        </address>
      </Block>
      <Block title={texts.delivery}>
        <p>{delivery.name}</p>
        {delivery.promise !== null && <p className="muted">{delivery.promise}</p>}
      </Block>
      <Block title={texts.payment}>
        <Facts facts={payment} />
      </Block>
      <Block title={texts.documents}>
        {documents.length === 0 && <p className="muted">{texts.noDocuments}</p>}
        {documents.map(document => (
          <p key={document.kind + document.number}>
            <Link
              className="link"
              reloadDocument
              to={href('/office/orders/:number/documents/:kind/:document', {
                ...{ number, kind: document.kind, document: document.number },
              })}
            >
              {document.kind === 'invoice'
                ? texts.invoice(document.number)
                : texts.creditNote(document.number)}
            </Link>
          </p>
        ))}
      </Block>
    </>
  )
}
