package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** An object is written to a stream while what it refers to changes. */
@Expect(
        outputs = {"0\n", "1\n"},
        finding = "DATA_RACE")
public final class SerializedRaced {
    private static final class Record implements Serializable {
        private static final long serialVersionUID = 1;
        private final int[] numbers = new int[1];

        void set() {
            numbers[0] = 1;
        }
    }

    private static int copied(Record record) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        out.writeObject(record);
        out.flush();
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        return ((Record) in.readObject()).numbers[0];
    }

    public static void main(String[] args) throws InterruptedException {
        Record record = new Record();
        int[] seen = new int[1];
        Threads.run(record::set, () -> seen[0] = copied(record));
        System.out.println(seen[0]);
    }
}
