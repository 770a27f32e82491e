import { checkoutMessages } from '../../../messages/checkout.ts'
import { NoticeBox } from '../../../ui/notice/notice-box.tsx'
import { RichText } from '../../../ui/rich-text/rich-text.tsx'

export function LinkSentNotice({ email }: { email: string }) {
  return (
    <NoticeBox id="hold-title" title={checkoutMessages.linkSentTitle}>
      <p>
        <RichText text={checkoutMessages.linkSent({ email })} wrap={{ email: inner => <b>{inner}</b> }} />
      </p>
    </NoticeBox>
  )
}
