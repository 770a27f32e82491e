import { type RefObject, useEffect, useRef, useState } from 'react'

interface BarcodeReader {
  detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

/** Between two looks at the picture, and out of view until the same code counts again, in milliseconds. */
const lookInterval = 150
const goneAfter = 1000

type CameraState = 'unsupported' | 'off' | 'on' | 'blocked' | 'missing'

interface Camera {
  state: CameraState
  video: RefObject<HTMLVideoElement | null>
  start: () => void
  stop: () => void
}

/** Reads barcodes with the camera, where the browser can. It asks for the camera when it is started. */
export function useCamera(onCode: (code: string) => void): Camera {
  const [state, setState] = useState<CameraState>('unsupported')
  const [stream, setStream] = useState<MediaStream>()
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(onCode)
  latest.current = onCode

  useEffect(() => {
    if ('BarcodeDetector' in globalThis && 'mediaDevices' in navigator) setState('off')
  }, [])

  useEffect(() => {
    if (!stream || !video.current) return
    const reading = readCodes(video.current, stream, code => latest.current(code))
    return () => {
      reading.stop()
      for (const track of stream.getTracks()) track.stop()
    }
  }, [stream])

  const start = async () => {
    try {
      setStream(await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }))
      setState('on')
    } catch (error) {
      setState((error as Error).name === 'NotFoundError' ? 'missing' : 'blocked')
    }
  }
  const stop = () => {
    setStream(undefined)
    setState('off')
  }
  return { state, video, start, stop }
}

/** Shows the picture, and reports each code once while it stays in view. */
function readCodes(video: HTMLVideoElement, stream: MediaStream, onCode: (code: string) => void) {
  const { BarcodeDetector } = globalThis as unknown as { BarcodeDetector: new () => BarcodeReader }
  const reader = new BarcodeDetector()
  let last = { code: '', at: 0 }
  const look = async () => {
    // A frame that can't be read is followed by the next.
    const [found] = await reader.detect(video).catch(() => [])
    if (!found) return
    const now = Date.now()
    const isNew = found.rawValue !== last.code || now - last.at > goneAfter
    last = { code: found.rawValue, at: now }
    if (isNew) onCode(found.rawValue)
  }
  video.srcObject = stream
  void video.play().catch(() => {})
  const timer = setInterval(look, lookInterval)
  return { stop: () => clearInterval(timer) }
}
