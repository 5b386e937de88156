/** Five monitors to study, written as anybody would write them: woven like a user's classes. Uses nothing of ours. */
package io.selvage.studies;
