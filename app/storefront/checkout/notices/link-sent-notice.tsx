import { checkoutMessages } from '../../../messages/checkout.ts'
import { RichText } from '../../../ui/rich-text/rich-text.tsx'
import { NoticeBox } from './notice-box.tsx'

export function LinkSentNotice({ email }: { email: string }) {
  return (
    <NoticeBox id="hold-title" title={checkoutMessages.linkSentTitle}>
      <p>
        <RichText text={checkoutMessages.linkSent({ email })} wrap={{ email: inner => <b>{inner}</b> }} />
      </p>
    </NoticeBox>
  )
}
