package academy.embedded.store;

import java.nio.ByteBuffer;

import org.h2.mvstore.DataUtils;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;

/** How the store's file holds a {@link StoredDocument}. */
final class StoredDocumentType extends BasicDataType<StoredDocument> {

    static final StoredDocumentType INSTANCE = new StoredDocumentType();

    /** A decoded document takes some four times its bytes. */
    private static final int DECODED_FACTOR = 4;
    private static final int OBJECT_OVERHEAD_BYTES = 64;

    private StoredDocumentType() {
    }

    @Override
    public int getMemory(StoredDocument document) {
        return OBJECT_OVERHEAD_BYTES + DECODED_FACTOR * document.bson().length;
    }

    @Override
    public void write(WriteBuffer out, StoredDocument document) {
        out.putVarInt(document.bson().length).put(document.bson());
    }

    @Override
    public StoredDocument read(ByteBuffer in) {
        byte[] bson = new byte[DataUtils.readVarInt(in)];
        in.get(bson);
        return new StoredDocument(bson);
    }

    @Override
    public StoredDocument[] createStorage(int size) {
        return new StoredDocument[size];
    }
}
