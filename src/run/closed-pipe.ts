// A reader that stops reading (| head) is no error, and changes nothing about the verdict. Imported for what it does.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
