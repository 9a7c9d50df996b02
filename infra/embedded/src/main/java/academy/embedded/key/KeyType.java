package academy.embedded.key;

import java.nio.ByteBuffer;

import org.h2.mvstore.DataUtils;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;

/** How the store's file holds a {@link Key}. */
public final class KeyType extends BasicDataType<Key> {

    public static final KeyType INSTANCE = new KeyType();

    private static final int OBJECT_OVERHEAD_BYTES = 48;

    private KeyType() {
    }

    @Override
    public int compare(Key a, Key b) {
        return a.compareTo(b);
    }

    @Override
    public int getMemory(Key key) {
        return OBJECT_OVERHEAD_BYTES + key.length();
    }

    @Override
    public void write(WriteBuffer out, Key key) {
        out.putVarInt(key.length()).put(key.bytes());
    }

    @Override
    public Key read(ByteBuffer in) {
        byte[] bytes = new byte[DataUtils.readVarInt(in)];
        in.get(bytes);
        return new Key(bytes);
    }

    @Override
    public Key[] createStorage(int size) {
        return new Key[size];
    }
}
