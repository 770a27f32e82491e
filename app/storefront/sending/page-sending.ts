import { inTurn, post } from './post-change.ts'
import { Sender } from './sender.ts'
import { sendingQueue } from './sending.ts'
import type { Answered } from './sending-queue.ts'

export { AnswerNotice } from './answer-notice.tsx'

let others: BroadcastChannel | undefined

/** The one that sends for this page. */
export const sender = new Sender(sendingQueue(), {
  post,
  inTurn,
  tellOthers: answered => others?.postMessage(answered),
  later: (work, pause) => void setTimeout(work, pause),
  now: Date.now,
})

function listen(): void {
  others = new BroadcastChannel('sending')
  others.onmessage = ({ data }: MessageEvent<Answered>) => sendingQueue().answered(data)
}

listen()
// A page that may be shown again by the back button must hold no line while nobody sees it.
addEventListener('pagehide', () => {
  others?.close()
  others = undefined
})
addEventListener('pageshow', event => event.persisted && listen())
