package io.selvage.libraries.texts;

import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.Moshi;
import com.squareup.moshi.Types;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.List;

/** One thread writes a list that another one changes. */
@Of(Library.MOSHI)
@Expect(
        outputs = {"[1]\n", "[1,2]\n"},
        finding = "DATA_RACE",
        also = "UNCAUGHT_EXCEPTION",
        enough = "dpor 50")
public final class MoshiListShared {
    private MoshiListShared() {}

    public static void main(String[] args) throws Exception {
        JsonAdapter<List<Integer>> adapter =
                new Moshi.Builder().build().adapter(Types.newParameterizedType(List.class, Integer.class));
        List<Integer> list = new ArrayList<>(List.of(1));
        String[] text = new String[1];
        Threads.run(() -> text[0] = adapter.toJson(list), () -> list.add(2));
        System.out.println(text[0]);
    }
}
