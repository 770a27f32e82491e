import { inTurn, post } from './post-change.ts'
import { Sender } from './sender.ts'
import { sendingQueue, tellOthers } from './sending.ts'

export { AnswerNotice } from './answer-notice.tsx'

/** The one that sends for this page. */
export const sender = new Sender(sendingQueue(), {
  post,
  inTurn,
  tellOthers,
  later: (work, pause) => void setTimeout(work, pause),
  now: Date.now,
})
