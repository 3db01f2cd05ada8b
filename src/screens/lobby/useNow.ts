import { useEffect, useState } from 'react';

const OFTEN_ENOUGH = 30_000;

/** The device's clock, often enough for "5 minutes ago". */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), OFTEN_ENOUGH);
    return () => clearInterval(timer);
  }, []);
  return now;
}
