package io.selvage.libraries.texts;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.Moshi;
import com.squareup.moshi.Types;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.List;

/** Two threads write with one adapter. */
@Of(Library.MOSHI)
@Expect(outputs = "[1][2]\n", enough = "dpor 50")
public final class MoshiShared {
    private MoshiShared() {}

    public static void main(String[] args) throws Exception {
        JsonAdapter<List<Integer>> adapter =
                new Moshi.Builder().build().adapter(Types.newParameterizedType(List.class, Integer.class));
        String[] texts = new String[2];
        Threads.run(() -> texts[0] = adapter.toJson(List.of(1)), () -> texts[1] = adapter.toJson(List.of(2)));
        System.out.println(texts[0] + texts[1]);
    }
}
