package academy.embedded.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;

import org.junit.jupiter.api.Test;

class IdleCursorsTest {

    private static final class SetClock extends Clock {
        private Instant now = Instant.EPOCH;

        @Override
        public Instant instant() {
            return now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    @Test
    void aCursorExpiresTenMinutesAfterItsLastUse() {
        SetClock clock = new SetClock();
        IdleCursors cursors = new IdleCursors(clock);
        cursors.used(1);
        cursors.used(2);
        cursors.used(0);
        clock.now = clock.now.plus(Duration.ofMinutes(6));
        cursors.used(2);
        clock.now = clock.now.plus(Duration.ofMinutes(6));
        assertEquals(List.of(1L), cursors.takeExpired());
        assertEquals(List.of(), cursors.takeExpired());
        clock.now = clock.now.plus(Duration.ofMinutes(6));
        assertEquals(List.of(2L), cursors.takeExpired());
    }
}
