package io.selvage.libraries.data;

import com.google.gson.Gson;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads write with one Gson. */
@Of(Library.GSON)
@Expect(outputs = "{\"x\":1}{\"x\":2}\n")
public final class GsonShared {
    private GsonShared() {}

    public static void main(String[] args) throws Exception {
        Gson gson = new Gson();
        String[] texts = new String[2];
        Threads.run(() -> texts[0] = gson.toJson(new Point(1)), () -> texts[1] = gson.toJson(new Point(2)));
        System.out.println(texts[0] + texts[1]);
    }

    private static final class Point {
        @SuppressWarnings("unused")
        private final int x;

        Point(int x) {
            this.x = x;
        }
    }
}
