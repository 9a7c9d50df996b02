package academy.embedded.store;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.ErrorCode;
import de.bwaldvogel.mongo.exception.MongoServerError;

/** Tells in a duplicate key error which index refused, as MongoDB does beside the message. */
final class DuplicateKeys {

    private static final Pattern INDEX = Pattern.compile("index: (.+?) dup key: ");

    private DuplicateKeys() {
    }

    static void addPattern(Document error, StoreCollection collection) {
        Matcher found = INDEX.matcher(String.valueOf(error.get("errmsg")));
        if (!Integer.valueOf(ErrorCode.DuplicateKey.getValue()).equals(error.get("code")) || !found.find()) {
            return;
        }
        collection.getIndexes().stream().filter(index -> index.getName().equals(found.group(1))).findFirst()
            .ifPresent(index -> {
                Document pattern = new Document();
                for (IndexKey key : index.getKeys()) {
                    pattern.append(key.getKey(), key.isAscending() ? 1 : -1);
                }
                error.append("keyPattern", pattern);
            });
    }

    static Document toResponse(MongoServerError e, StoreCollection collection) {
        Document response = new Document("ok", 0)
            .append("errmsg", e.getMessageWithoutErrorCode())
            .append("code", e.getCode())
            .append("codeName", e.getCodeName());
        addPattern(response, collection);
        return response;
    }
}
