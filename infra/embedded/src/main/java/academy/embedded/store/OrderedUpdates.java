package academy.embedded.store;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.bson.Document;

/** The stock command goes on after an update that failed, also where the caller asked for none after it. */
final class OrderedUpdates {

    private OrderedUpdates() {
    }

    /** Several updates of which none is to be made after one that fails; ordered is the default. */
    static boolean are(Document command) {
        return !Boolean.FALSE.equals(command.get("ordered")) && updates(command).size() > 1;
    }

    /** One after another, up to the first that fails. */
    static Document run(Document command, UnaryOperator<Document> single) {
        int matched = 0;
        int modified = 0;
        List<Document> upserted = new ArrayList<>();
        List<Document> errors = new ArrayList<>();
        List<?> updates = updates(command);
        for (int i = 0; i < updates.size() && errors.isEmpty(); i++) {
            Document one = command.clone();
            one.put("updates", List.of(updates.get(i)));
            Document response = single.apply(one);
            matched += count(response, "n");
            modified += count(response, "nModified");
            collect(response, "upserted", i, upserted);
            collect(response, "writeErrors", i, errors);
        }
        Document all = new Document("n", matched).append("nModified", modified);
        putUnlessEmpty(all, "upserted", upserted);
        putUnlessEmpty(all, "writeErrors", errors);
        Utils.markOkay(all);
        return all;
    }

    private static List<?> updates(Document command) {
        return command.get("updates") instanceof List<?> updates ? updates : List.of();
    }

    private static int count(Document response, String field) {
        return response.get(field) instanceof Number number ? number.intValue() : 0;
    }

    private static void collect(Document response, String field, int index, List<Document> into) {
        if (response.get(field) instanceof List<?> entries) {
            entries.forEach(entry -> {
                Document document = (Document) entry;
                document.put("index", index);
                into.add(document);
            });
        }
    }

    private static void putUnlessEmpty(Document response, String field, List<Document> entries) {
        if (!entries.isEmpty()) {
            response.put(field, entries);
        }
    }
}
