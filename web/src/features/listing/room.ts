import { useEffect, useState } from 'react';
import { useShop } from '@/shared/shop-context';

/** A phone's page is drawn without the filters beside the list, half of what it would hold; a wide one gets them. */
export function useRoomBeside(): boolean {
  const { channel } = useShop();
  const [room, setRoom] = useState(channel !== 'msite');
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 1000px)');
    const follow = () => setRoom((before) => before || wide.matches);
    follow();
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);
  return room;
}
