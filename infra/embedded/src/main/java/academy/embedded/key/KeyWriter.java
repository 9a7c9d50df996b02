package academy.embedded.key;

import java.util.Arrays;

/** A growing array of bytes with the few fixed forms that keys are made of. */
final class KeyWriter {

    private byte[] bytes = new byte[32];
    private int length;

    KeyWriter put(int value) {
        if (length == bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * length);
        }
        bytes[length++] = (byte) value;
        return this;
    }

    KeyWriter putAll(byte[] values) {
        for (byte value : values) {
            put(value);
        }
        return this;
    }

    KeyWriter putInt(int value) {
        return put(value >>> 24).put(value >>> 16).put(value >>> 8).put(value);
    }

    KeyWriter putLong(long value) {
        return putInt((int) (value >>> 32)).putInt((int) value);
    }

    /** Negative numbers first. */
    KeyWriter putSigned(long value) {
        return putLong(value ^ Long.MIN_VALUE);
    }

    /**
     * The text without its end. Each UTF-16 unit becomes one to three bytes, so that bytes order as Java's (and with
     * it the query matcher's) strings do; a zero is escaped, as two zeros end a text.
     */
    KeyWriter putText(String text) {
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (unit == 0) {
                put(0).put(0xFF);
            } else if (unit < 0x80) {
                put(unit);
            } else if (unit < 0x800) {
                put(0xC0 | unit >> 6).put(0x80 | unit & 0x3F);
            } else {
                put(0xE0 | unit >> 12).put(0x80 | unit >> 6 & 0x3F).put(0x80 | unit & 0x3F);
            }
        }
        return this;
    }

    KeyWriter endText() {
        return put(0).put(0);
    }

    Key toKey() {
        return new Key(Arrays.copyOf(bytes, length));
    }
}
