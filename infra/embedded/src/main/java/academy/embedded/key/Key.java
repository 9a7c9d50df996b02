package academy.embedded.key;

import java.util.Arrays;
import java.util.HexFormat;

/** Bytes that compare as the values they stand for; see {@link KeyEncoder}. Immutable. */
public final class Key implements Comparable<Key> {

    public static final Key EMPTY = new Key(new byte[0]);

    private final byte[] bytes;

    /** Takes the array over. */
    public Key(byte[] bytes) {
        this.bytes = bytes;
    }

    public byte[] bytes() {
        return bytes;
    }

    public int length() {
        return bytes.length;
    }

    public Key append(Key other) {
        byte[] joined = Arrays.copyOf(bytes, bytes.length + other.bytes.length);
        System.arraycopy(other.bytes, 0, joined, bytes.length, other.bytes.length);
        return new Key(joined);
    }

    public Key slice(int from, int to) {
        return new Key(Arrays.copyOfRange(bytes, from, to));
    }

    /** Turns the order round: a &lt; b exactly when b.inverted() &lt; a.inverted(), as neither is a prefix of the other. */
    public Key inverted() {
        byte[] inverted = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            inverted[i] = (byte) ~bytes[i];
        }
        return new Key(inverted);
    }

    /** The least key above every key that starts with this one, or null where there is none. */
    public Key afterPrefix() {
        for (int last = bytes.length - 1; last >= 0; last--) {
            if (bytes[last] != (byte) 0xFF) {
                byte[] next = Arrays.copyOf(bytes, last + 1);
                next[last]++;
                return new Key(next);
            }
        }
        return null;
    }

    public boolean startsWith(Key prefix) {
        return bytes.length >= prefix.bytes.length
            && Arrays.equals(bytes, 0, prefix.bytes.length, prefix.bytes, 0, prefix.bytes.length);
    }

    @Override
    public int compareTo(Key other) {
        return Arrays.compareUnsigned(bytes, other.bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Key key && Arrays.equals(bytes, key.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return HexFormat.of().formatHex(bytes);
    }
}
