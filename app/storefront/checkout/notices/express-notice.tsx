import { expressMessages } from '#messages/express.ts'
import { NoticeBox } from '#ui/notice/notice-box.tsx'

/** Explains why express checkout hasn't placed an order. */
export function ExpressNotice({ notice }: { notice: 'no-express' | 'express-later' }) {
  const { title, text } = expressMessages.notices[notice]
  return (
    <NoticeBox id="express-title" title={title}>
      <p>{text}</p>
    </NoticeBox>
  )
}
