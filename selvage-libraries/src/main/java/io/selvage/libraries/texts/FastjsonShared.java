package io.selvage.libraries.texts;

import com.alibaba.fastjson2.JSON;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads write beans, by a writer that is made at run time. */
@Of(Library.FASTJSON)
@Expect(outputs = "{\"x\":1}{\"x\":2}\n", enough = "dpor 10")
public final class FastjsonShared {
    private FastjsonShared() {}

    public static void main(String[] args) throws Exception {
        String[] texts = new String[2];
        Threads.run(() -> texts[0] = JSON.toJSONString(new Point(1)), () -> texts[1] = JSON.toJSONString(new Point(2)));
        System.out.println(texts[0] + texts[1]);
    }

    /** What is written. */
    public static final class Point {
        private int x;

        public Point(int x) {
            this.x = x;
        }

        public int getX() {
            return x;
        }

        public void setX(int x) {
            this.x = x;
        }
    }
}
