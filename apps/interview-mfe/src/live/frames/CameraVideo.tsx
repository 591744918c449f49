import { useEffect, useRef } from 'react';

/** Shows the candidate's live camera video, muted. The style sheet mirrors the image. */
export function CameraVideo({
  stream,
  className,
  testId,
}: {
  stream: MediaStream;
  className: string | undefined;
  testId: string;
}) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (video === null) return;
    video.srcObject = stream;
    return () => {
      video.srcObject = null;
    };
  }, [stream]);
  return <video ref={ref} className={className} autoPlay muted playsInline data-testid={testId} />;
}
